# python3 packages/analysis/bench/originals/sparcc.py <folder>: as run.R, for SparCC, which is a program in Python; needs NumPy.
# Of SparCC.py only the functions of the estimate are taken. Two edits: the least variance is 1e-4, as in the authors' first versions, and the first
# round excludes nothing, as in Python 2, where an empty index changed nothing.
import ast, json, os, sys, warnings
import numpy as np
here = os.path.dirname(os.path.abspath(__file__)); src = os.path.join(here, "../../src")
names = {"SparCC.py": {"new_excluded_pair", "basis_var", "C_from_V", "run_sparcc"}, "compositional_methods.py": {"variation_mat"}}
space = {k: getattr(np, k) for k in dir(np) if not k.startswith("_")}; space.update(np=np, warnings=warnings)
for file, wanted in names.items():
    text = open(os.path.join(sys.argv[1], "SparCC3", file)).read().replace("1e-10", "1e-4")
    text = text.replace("C_temp[tuple(zip(*previously_excluded))] = 0", "if previously_excluded: C_temp[tuple(zip(*previously_excluded))] = 0")
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name in wanted: exec(compile(ast.Module([node], []), file, "exec"), space)
reference = json.load(open(os.path.join(src, "relation/sparcc/sparcc.reference.json")))
ours = np.array(reference["first"]); theirs = np.array(space["run_sparcc"](np.exp(np.array(reference["sets"][0])).T, th=0.1, xiter=10)[1])
worst = float((np.abs(ours - theirs) / np.maximum(np.abs(theirs), 1e-3)).max())
print("sparcc", ours.size, "figures, worst %.2g" % worst)
target = os.path.join(src, "testing/originals.json"); found = json.load(open(target))
found["sparcc"] = {"original": "SparCC.run_sparcc", "version": "SparCC3", "figures": ours.size, "worst": float("%.2g" % worst), "what": "一次抽样的基底相关系数"}
json.dump(dict(sorted(found.items())), open(target, "w"), ensure_ascii=False, indent=2); open(target, "a").write("\n")
