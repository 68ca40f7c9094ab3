/** One record of the gut in each format, and others beside it. */
export const ris = `TY  - JOUR
TI  - Gut microbiota and insulin resistance
AU  - Li, Ming
AU  - Wang, Xue
PY  - 2021/03/01
JO  - Gut
AB  - BACKGROUND: Obesity is common. RESULTS: We found that gut microbiota diversity was associated with
  insulin resistance (r = 0.4, P < 0.01). CONCLUSION: These results suggest a role of Akkermansia.
DO  - https://doi.org/10.1000/GUT.1
KW  - gut microbiota
KW  - insulin resistance
ER  -

TY  - JOUR
AU  - Nobody
ER  -
`;
export const nbib = `PMID- 12345678
DP  - 2019 Jun
TI  - Diet changes the gut microbiota
      within days.
AB  - A fibre diet was given to 20 adults. We show that fibre significantly increased butyrate.
FAU - Zhao, Lin
JT  - Cell
LID - 10.1000/cell.2 [doi]
OT  - gut microbiota
OT  - diet
`;
export const bibtex = String.raw`@article{m2020,
  title = {Metabolomics of {T2D}},
  author = {M{\"u}ller, Anna and Gon\c{c}alves, P.},
  journal = {Diabetes}, year = 2020,
  abstract = {Branched-chain amino acids were associated with type 2 diabetes in 500 adults.},
  doi = {10.1000/dia.3}, keywords = {metabolomics, insulin resistance}
}
@comment{not a record}
`;
export const pubmedXml = `<?xml version="1.0"?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle//EN" "https://dtd.nlm.nih.gov/x.dtd">
<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>23456789</PMID><Article><Journal><Title>Nature</Title>
<JournalIssue><PubDate><Year>2018</Year></PubDate></JournalIssue></Journal>
<ArticleTitle>Bile acids and <i>FXR</i> signalling</ArticleTitle>
<Abstract><AbstractText Label="RESULTS">Bile acids &lt;50 uM activated FXR in mice.</AbstractText></Abstract>
<AuthorList><Author><LastName>Chen</LastName><ForeName>Yu</ForeName></Author></AuthorList></Article></MedlineCitation>
<PubmedData><ArticleIdList><ArticleId IdType="doi">10.1000/nat.4</ArticleId></ArticleIdList>
<ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.1000/not.mine</ArticleId></ArticleIdList></Reference></ReferenceList>
</PubmedData></PubmedArticle></PubmedArticleSet>`;
export const csv =
  '题名,作者,年份,期刊,摘要,关键词\n肠道菌群与肥胖的关系,张三;李四,2022,中华医学,结果表明肠道菌群多样性下降与肥胖显著相关。,肠道菌群;肥胖\n';
