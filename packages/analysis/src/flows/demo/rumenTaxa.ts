const written = `
Bacteria Bacteroidota Bacteroidia Bacteroidales Prevotellaceae Prevotella ruminicola,bryantii,brevis,albensis,ruminis
Bacteria Bacteroidota Bacteroidia Bacteroidales Bacteroidaceae Bacteroides xylanisolvens,uniformis,thetaiotaomicron
Bacteria Bacteroidota Bacteroidia Bacteroidales Rikenellaceae Alistipes putredinis,finegoldii
Bacteria Bacteroidota Bacteroidia Bacteroidales Tannerellaceae Parabacteroides distasonis,merdae
Bacteria Fibrobacterota Fibrobacteria Fibrobacterales Fibrobacteraceae Fibrobacter succinogenes,intestinalis
Bacteria Bacillota Clostridia Eubacteriales Oscillospiraceae Ruminococcus albus,flavefaciens,bromii,champanellensis
Bacteria Bacillota Clostridia Lachnospirales Lachnospiraceae Butyrivibrio fibrisolvens,hungatei,proteoclasticus
Bacteria Bacillota Clostridia Lachnospirales Lachnospiraceae Pseudobutyrivibrio ruminis,xylanivorans
Bacteria Bacillota Clostridia Lachnospirales Lachnospiraceae Lachnospira multipara,eligens
Bacteria Bacillota Clostridia Lachnospirales Lachnospiraceae Roseburia intestinalis,faecis,hominis
Bacteria Bacillota Clostridia Lachnospirales Lachnospiraceae Blautia schinkii,obeum,producta
Bacteria Bacillota Clostridia Lachnospirales Lachnospiraceae Coprococcus catus,eutactus,comes
Bacteria Bacillota Clostridia Lachnospirales Lachnospiraceae Oribacterium sinus,asaccharolyticum
Bacteria Bacillota Clostridia Eubacteriales Eubacteriaceae Eubacterium ruminantium,cellulosolvens,pyruvativorans
Bacteria Bacillota Clostridia Eubacteriales Clostridiaceae Clostridium aminophilum,sporogenes,butyricum
Bacteria Bacillota Clostridia Eubacteriales Oscillospiraceae Oscillibacter valericigenes,ruminantium
Bacteria Bacillota Clostridia Eubacteriales Oscillospiraceae Faecalibacterium prausnitzii
Bacteria Bacillota Negativicutes Selenomonadales Selenomonadaceae Selenomonas ruminantium,bovis,sputigena
Bacteria Bacillota Negativicutes Selenomonadales Selenomonadaceae Mitsuokella jalaludinii,multacida
Bacteria Bacillota Negativicutes Selenomonadales Selenomonadaceae Schwartzia succinivorans
Bacteria Bacillota Negativicutes Selenomonadales Selenomonadaceae Anaerovibrio lipolyticus
Bacteria Bacillota Negativicutes Veillonellales Veillonellaceae Megasphaera elsdenii,hexanoica
Bacteria Bacillota Negativicutes Veillonellales Veillonellaceae Veillonella parvula,ratti
Bacteria Bacillota Negativicutes Acidaminococcales Acidaminococcaceae Succiniclasticum ruminis
Bacteria Bacillota Negativicutes Acidaminococcales Acidaminococcaceae Acidaminococcus fermentans
Bacteria Bacillota Bacilli Lactobacillales Streptococcaceae Streptococcus equinus,gallolyticus,lutetiensis
Bacteria Bacillota Bacilli Lactobacillales Lactobacillaceae Lactobacillus amylovorus,delbrueckii
Bacteria Bacillota Bacilli Lactobacillales Lactobacillaceae Ligilactobacillus ruminis,salivarius
Bacteria Bacillota Erysipelotrichia Erysipelotrichales Erysipelotrichaceae Sharpea azabuensis
Bacteria Bacillota Erysipelotrichia Erysipelotrichales Erysipelotrichaceae Kandleria vitulina
Bacteria Pseudomonadota Gammaproteobacteria Aeromonadales Succinivibrionaceae Succinivibrio dextrinosolvens
Bacteria Pseudomonadota Gammaproteobacteria Aeromonadales Succinivibrionaceae Succinimonas amylolytica
Bacteria Pseudomonadota Gammaproteobacteria Aeromonadales Succinivibrionaceae Ruminobacter amylophilus
Bacteria Pseudomonadota Gammaproteobacteria Enterobacterales Enterobacteriaceae Escherichia coli,fergusonii
Bacteria Spirochaetota Spirochaetia Spirochaetales Treponemataceae Treponema bryantii,saccharophilum,succinifaciens
Bacteria Actinomycetota Actinomycetes Bifidobacteriales Bifidobacteriaceae Bifidobacterium merycicum,ruminantium,boum
Bacteria Actinomycetota Coriobacteriia Coriobacteriales Atopobiaceae Olsenella umbonata,uli
Bacteria Desulfobacterota Desulfovibrionia Desulfovibrionales Desulfovibrionaceae Desulfovibrio desulfuricans,piger
Bacteria Campylobacterota Campylobacteria Campylobacterales Helicobacteraceae Wolinella succinogenes
Bacteria Synergistota Synergistia Synergistales Synergistaceae Synergistes jonesii
Bacteria Synergistota Synergistia Synergistales Synergistaceae Pyramidobacter piscolens
Bacteria Verrucomicrobiota Verrucomicrobiia Verrucomicrobiales Akkermansiaceae Akkermansia muciniphila
Bacteria Elusimicrobiota Elusimicrobia Elusimicrobiales Elusimicrobiaceae Elusimicrobium minutum
Archaea Methanobacteriota Methanobacteria Methanobacteriales Methanobacteriaceae Methanobrevibacter ruminantium,millerae,olleyae,thaueri
Archaea Methanobacteriota Methanobacteria Methanobacteriales Methanobacteriaceae Methanosphaera stadtmanae
Archaea Methanobacteriota Methanomicrobia Methanomicrobiales Methanomicrobiaceae Methanomicrobium mobile
Archaea Methanobacteriota Methanosarcinia Methanosarcinales Methanosarcinaceae Methanosarcina barkeri`;

/** Column names of the ranks, the widest first. */
export const rumenRanks = ['kingdom', 'phylum', 'class', 'order', 'family', 'genus', 'species'] as const;

/** Species that rumens often hold, from kingdom to species; what they do in the project is simulated. */
export const rumenSpecies: readonly (readonly string[])[] = written
  .trim()
  .split('\n')
  .flatMap((line) => {
    const words = line.split(' ');
    const genus = words[5]!;
    return words[6]!.split(',').map((epithet) => [...words.slice(0, 6), `${genus} ${epithet}`]);
  });
