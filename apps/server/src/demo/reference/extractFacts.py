"""Extracts the facts that ship with demo mode from Debian's packages r-bioc-org.hs.eg.db and r-bioc-go.db 3.16.

    apt-get install -y --no-install-recommends r-bioc-org.hs.eg.db r-bioc-go.db
    python3 extractFacts.py /usr/lib/R/site-library FOLDER

Writes genes-human.tsv.gz (symbol, Entrez, Ensembl, UniProt, chromosome, other names of the genes that Ensembl or UniProt
know) and go-terms.obo.gz (ids, names, aspects and parents, without definitions). The KEGG tables are never read.
"""
import gzip
import sqlite3
import sys
from pathlib import Path

library, target = Path(sys.argv[1]), Path(sys.argv[2])


def opened(package, name):
    return sqlite3.connect(f"file:{library / package / 'extdata' / name}?mode=ro", uri=True)


def write(name, lines):
    # Without name and time, the same facts give the same bytes.
    with open(target / name, "wb") as out, gzip.GzipFile("", "wb", 9, out, mtime=0) as packed:
        packed.write(("\n".join(lines) + "\n").encode())


def clean(text):
    return " ".join(text.replace("|", "/").split())


def genes():
    db = opened("org.Hs.eg.db", "org.Hs.eg.sqlite")

    def several(query):
        found = {}
        for key, value in db.execute(query):
            found.setdefault(key, []).append(value)
        return found

    ensembl = several("select _id, ensembl_id from ensembl order by ensembl_id")
    uniprot = several("select _id, uniprot_id from uniprot order by uniprot_id")
    chromosome = several("select _id, chromosome from chromosomes order by chromosome")
    alias = several("select _id, alias_symbol from alias order by alias_symbol")
    yield "# version: org.Hs.eg.db 3.16"
    yield "# date: 2022-09-12"
    yield "\t".join(["taxon", "symbol", "name", "entrez", "ensembl", "uniprot", "chromosome", "aliases"])
    rows = db.execute(
        "select genes._id, gene_id, symbol, gene_name from genes join gene_info using (_id) order by symbol, gene_id"
    )
    for key, entrez, symbol, name in rows:
        if key not in ensembl and key not in uniprot:
            continue
        # The entries of Swiss-Prot begin with O, P or Q and have six characters; they come first.
        accessions = sorted(uniprot.get(key, []), key=lambda each: (len(each) != 6 or each[0] not in "OPQ", each))[:4]
        others = [each for each in alias.get(key, []) if each != symbol]
        yield "\t".join(
            ["9606", symbol, clean(name), entrez, "|".join(ensembl.get(key, [])), "|".join(accessions),
             "|".join(chromosome.get(key, [])), "|".join(clean(each) for each in others)]
        )


def terms():
    db = opened("GO.db", "GO.sqlite")
    aspects = {"BP": "biological_process", "MF": "molecular_function", "CC": "cellular_component"}
    parents = {}
    for table in ["go_bp_parents", "go_mf_parents", "go_cc_parents"]:
        for child, parent in db.execute(
            f"select c.go_id, p.go_id from {table} t join go_term c on c._id = t._id"
            " join go_term p on p._id = t._parent_id where relationship_type = 'isa' order by 1, 2"
        ):
            parents.setdefault(child, []).append(parent)
    yield "format-version: 1.2"
    yield "data-version: releases/2022-07-01"
    for key, name, aspect in db.execute("select go_id, term, ontology from go_term where ontology in ('BP','MF','CC') order by go_id"):
        yield f"\n[Term]\nid: {key}\nname: {name}\nnamespace: {aspects[aspect]}"
        for parent in parents.get(key, []):
            yield f"is_a: {parent}"


write("genes-human.tsv.gz", genes())
write("go-terms.obo.gz", terms())
