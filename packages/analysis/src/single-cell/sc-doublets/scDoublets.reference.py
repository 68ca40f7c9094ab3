# python3 scDoublets.reference.py > scDoublets.reference.json   (NumPy 1.24, SciPy 1.10; Scrublet is not installed: scrub_doublets is written out with its defaults, neighbours exact, and threshold_minimum of scikit-image)
# 120 genes × 131 cells of three kinds and some doublets of them: a gene no cell has, a gene of equal counts, ties. Genes that do not vary take no part, on which get_vscores fails.
import json
import numpy as np
import scipy, scipy.optimize
from scipy.ndimage import uniform_filter1d
rng = np.random.default_rng(7)
G, sizes = 120, [52, 43, 24]
mu = np.exp(rng.normal(0.1, 0.9, G))
def cell(kind):
    m = mu.copy(); m[kind * 18:(kind + 1) * 18] *= 7
    return rng.negative_binomial(4, 4 / (4 + m * rng.uniform(0.6, 1.6)))
x = [cell(k) for k, s in enumerate(sizes) for _ in range(s)]
x += [cell(a) + cell(b) for a, b in [(0, 1)] * 5 + [(1, 2)] * 4 + [(0, 2)] * 3]
x = np.array(x); x[:, 118] = 0; x[:, 119] = 2
n = len(x); totals = x.sum(1)
pairs = np.array([rng.choice(n, 2, replace=False) for _ in range(2 * n)])  # a cell with itself would lie where the cell lies: which of them is nearer is rounding
def to(e, t, total): return e / t[:, None] * total
def runningquantile(x, y, p, bins):
    dx = (x.max() - x.min()) / bins; at = np.linspace(x.min() + dx / 2, x.max() - dx / 2, bins); out = np.zeros(bins)
    for i in range(bins):
        ind = (x >= at[i] - dx / 2) & (x < at[i] + dx / 2)
        out[i] = np.percentile(y[ind], p) if ind.any() else (out[i - 1] if i > 0 else np.nan)
    return at, out
def vscores(e):
    m = e.mean(0); var = (e ** 2).mean(0) - m ** 2
    ix = np.nonzero((m > 0) & (var > 1e-12 * (e ** 2).mean(0)))[0]; m = m[ix]; ff = var[ix] / m
    px, py = runningquantile(np.log(m), np.log(ff / m), 0.1, 50); px, py = px[~np.isnan(py)], py[~np.isnan(py)]
    h, b = np.histogram(np.log(ff), bins=200); b = b[:-1] + np.diff(b) / 2
    c = max(np.exp(b[np.argmax(h)]), 1)
    b = scipy.optimize.fmin(lambda b2: np.sum(abs(np.log(c * np.exp(-px) + b2) - py)), x0=[0.1], disp=False)
    a = c / (1 + b) - 1
    return ix, ff / ((1 + a) * (1 + b) + b * m)
def genes(e, min_counts=3, min_cells=3, pctl=85):
    ix, v = vscores(e); keep = v > 0; ix, v = ix[keep], v[keep]
    return ix[((e[:, ix] >= min_counts).sum(0) >= min_cells) & (v >= np.percentile(v, pctl))], ix, v
def valley(s):
    h, edges = np.histogram(s, 256); centres = (edges[1:] + edges[:-1]) / 2; h = h.astype(float)
    def maxima(h):
        found, up = [], True
        for i in range(len(h) - 1):
            if up:
                if h[i + 1] < h[i]: up = False; found.append(i)
            elif h[i + 1] > h[i]: up = True
        return found
    for _ in range(10000):
        h = uniform_filter1d(h, 3); m = maxima(h)
        if len(m) < 3: break
    return centres[m[0] + np.argmin(h[m[0]:m[1] + 1])] if len(m) == 2 else None
def scores(pctl, components, rho=0.1, se_rho=0.02):
    chosen, ix, v = genes(to(x, totals, totals.mean()), pctl=pctl)
    obs = to(x[:, chosen], totals, 1e6); sim = to(x[pairs[:, 0]][:, chosen] + x[pairs[:, 1]][:, chosen], totals[pairs[:, 0]] + totals[pairs[:, 1]], 1e6)
    mean, sd = obs.mean(0), obs.std(0); obs, sim = (obs - mean) / sd, (sim - mean) / sd
    vt = np.linalg.svd(obs, full_matrices=False)[2][:min(components, len(chosen) - 1)]
    every = np.vstack([obs @ vt.T, sim @ vt.T]); r = len(sim) / n; k = int(round(int(round(0.5 * np.sqrt(n))) * (1 + r)))
    d = ((every[:, None] - every[None]) ** 2).sum(2); np.fill_diagonal(d, np.inf); near = np.argsort(d, 1, kind="stable")[:, :k]
    q = ((near >= n).sum(1) + 1) / (k + 2); ld = q * rho / r / (1 - rho - q * (1 - rho - rho / r)); se_q = np.sqrt(q * (1 - q) / (k + 3))
    se = q * rho / r / (1 - rho - q * (1 - rho - rho / r)) ** 2 * np.sqrt((se_q / q * (1 - rho)) ** 2 + (se_rho / rho * (1 - q)) ** 2)
    return dict(genes=(chosen + 1).tolist(), vgenes=(ix + 1).tolist(), v=v.tolist(), k=k, observed=ld[:n].tolist(), error=se[:n].tolist(), simulated=ld[n:].tolist(), threshold=valley(ld[n:]))
samples = {name: s.tolist() for name, s in dict(two=np.concatenate([rng.normal(0.1, 0.03, 300), rng.normal(0.5, 0.08, 200)]).round(4), three=np.concatenate([rng.normal(m, 0.05, 150) for m in (0, 1, 2.2)]).round(3), one=rng.exponential(1, 300).round(2)).items()}
print(json.dumps(dict(source=f"Python, NumPy {np.__version__}, SciPy {scipy.__version__}", counts=x.T.tolist(), pairs=pairs.T.tolist(), fifteen=scores(85, 30), half=scores(50, 5), samples=samples, valleys={k: valley(np.array(v)) for k, v in samples.items()})))
