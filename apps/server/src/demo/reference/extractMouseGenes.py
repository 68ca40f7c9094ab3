"""Extracts the mouse genes that ship with demo mode from NCBI's own table, which NCBI lets everybody use and pass on.

    curl -O https://ftp.ncbi.nlm.nih.gov/gene/DATA/GENE_INFO/Mammalia/Mus_musculus.gene_info.gz
    python3 extractMouseGenes.py Mus_musculus.gene_info.gz FOLDER

Writes genes-mouse.tsv.gz (symbol, name, Entrez, Ensembl, MGI, chromosome, other names) of the genes that Ensembl knows.
"""
import gzip
import sys
from pathlib import Path

table, target = Path(sys.argv[1]), Path(sys.argv[2])


def value(row, name):
    return "" if row[name] == "-" else row[name]


def ids(row, database):
    return [each[len(database) + 1 :] for each in row["dbXrefs"].split("|") if each.startswith(f"{database}:")]


def mouse_rows():
    with gzip.open(table, "rt", encoding="utf-8") as lines:
        heads = next(lines).rstrip("\n").lstrip("#").split("\t")
        for line in lines:
            row = dict(zip(heads, line.rstrip("\n").split("\t")))
            if row["tax_id"] == "10090" and ids(row, "Ensembl"):
                yield row


def gene(row):
    symbol = value(row, "Symbol_from_nomenclature_authority") or row["Symbol"]
    name = value(row, "Full_name_from_nomenclature_authority") or value(row, "description")
    return "\t".join(
        ["10090", symbol, name.replace("|", "/"), row["GeneID"], "|".join(ids(row, "Ensembl")),
         "|".join(ids(row, "MGI")), value(row, "chromosome"), value(row, "Synonyms")]
    )


rows = sorted(mouse_rows(), key=lambda row: (row["Symbol"], int(row["GeneID"])))
day = max(row["Modification_date"] for row in rows)
lines = [
    "# version: Mus_musculus.gene_info",
    f"# date: {day[:4]}-{day[4:6]}-{day[6:]}",
    "\t".join(["taxon", "symbol", "name", "entrez", "ensembl", "mgi", "chromosome", "aliases"]),
    *map(gene, rows),
]
# Without name and time, the same facts give the same bytes.
with open(target / "genes-mouse.tsv.gz", "wb") as out, gzip.GzipFile("", "wb", 9, out, mtime=0) as packed:
    packed.write(("\n".join(lines) + "\n").encode())
