const leafSize = 1;
const deepest = 48;

/**
 * Squares within squares over points in the plane, with the number and the centre of the points in each (Barnes & Hut 1986, doi:10.1038/324446a0).
 * Arrays grow and are used again for the next tree.
 */
export class QuadTree {
  #children = new Int32Array(4 * 4096);
  #count = new Float64Array(4096);
  #x = new Float64Array(4096);
  #y = new Float64Array(4096);
  /** The one point of a leaf, or −1. */
  #point = new Int32Array(4096);
  #depth = new Uint8Array(4096);
  /** Squared width of a square at each depth. */
  readonly #area = new Float64Array(deepest + 1);
  #size = 0;
  #width = 0;
  readonly #stack = new Int32Array(4 * deepest + 16);

  /** @param map - n × 2. */
  build(map: Float64Array): void {
    let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let at = 0; at < map.length; at += 2) {
      left = Math.min(left, map[at]!);
      right = Math.max(right, map[at]!);
      bottom = Math.min(bottom, map[at + 1]!);
      top = Math.max(top, map[at + 1]!);
    }
    this.#width = Math.max(right - left, top - bottom, 1e-300) * (1 + 1e-9);
    for (let depth = 0; depth <= deepest; depth += 1) this.#area[depth] = (this.#width / 2 ** depth) ** 2;
    this.#size = 0;
    this.#node(0);
    for (let point = 0; 2 * point < map.length; point += 1) this.#insert(map, point, (left + right) / 2, (bottom + top) / 2);
    for (let node = 0; node < this.#size; node += 1) {
      this.#x[node]! /= this.#count[node]!;
      this.#y[node]! /= this.#count[node]!;
    }
  }

  /**
   * Adds what pushes point `i` away to `force[2i]` and `force[2i + 1]`; squares narrower than `theta` times their distance count as one point.
   *
   * @returns Its share of the sum of all similarities.
   */
  repel(map: Float64Array, i: number, theta: number, force: Float64Array): number {
    // Fields are looked up once: this is where nearly all of the time goes.
    const [area, children, count, depth, stack, x, y] = [this.#area, this.#children, this.#count, this.#depth, this.#stack, this.#x, this.#y];
    const point = this.#point;
    const narrow = theta * theta;
    const px = map[2 * i]!;
    const py = map[2 * i + 1]!;
    let sum = 0;
    let fx = 0;
    let fy = 0;
    let height = 1;
    stack[0] = 0;
    while (height > 0) {
      const node = stack[--height]!;
      const dx = px - x[node]!;
      const dy = py - y[node]!;
      const squared = dx * dx + dy * dy;
      const leaf = point[node]! !== -2;
      if (leaf || area[depth[node]!]! < narrow * squared) {
        // A leaf of equal points holds the point itself, which pushes nothing.
        const others = leaf && squared < 1e-300 ? count[node]! - 1 : count[node]!;
        const similarity = 1 / (1 + squared);
        sum += others * similarity;
        const push = others * similarity * similarity;
        fx += push * dx;
        fy += push * dy;
      } else {
        for (let side = 4 * node; side < 4 * node + 4; side += 1) {
          const child = children[side]!;
          if (child > 0) stack[height++] = child;
        }
      }
    }
    force[2 * i]! += fx;
    force[2 * i + 1]! += fy;
    return sum;
  }

  #node(depth: number): number {
    if (this.#size === this.#count.length) this.#grow();
    const node = this.#size++;
    this.#children.fill(0, 4 * node, 4 * node + 4);
    this.#count[node] = 0;
    this.#x[node] = 0;
    this.#y[node] = 0;
    this.#point[node] = -1;
    this.#depth[node] = depth;
    return node;
  }

  #insert(map: Float64Array, point: number, centreX: number, centreY: number): void {
    const [px, py] = [map[2 * point]!, map[2 * point + 1]!];
    let [node, cx, cy, half] = [0, centreX, centreY, this.#width / 2];
    for (let depth = 0; ; depth += 1) {
      this.#count[node]! += 1;
      this.#x[node]! += px;
      this.#y[node]! += py;
      if (this.#point[node] === -1 && this.#count[node]! <= leafSize) {
        this.#point[node] = point;
        return;
      }
      // At the deepest level points lie on one another: they share the leaf.
      if (depth === deepest) return;
      if (this.#point[node]! >= 0) this.#push(map, node, depth, cx, cy);
      half /= 2;
      const side = Number(px > cx) + 2 * Number(py > cy);
      cx += px > cx ? half : -half;
      cy += py > cy ? half : -half;
      node = this.#child(node, side, depth + 1);
    }
  }

  /** Moves the point of a leaf one level down. */
  #push(map: Float64Array, node: number, depth: number, cx: number, cy: number): void {
    const point = this.#point[node]!;
    this.#point[node] = -2;
    const child = this.#child(node, Number(map[2 * point]! > cx) + 2 * Number(map[2 * point + 1]! > cy), depth + 1);
    this.#point[child] = point;
    this.#count[child] = 1;
    this.#x[child] = map[2 * point]!;
    this.#y[child] = map[2 * point + 1]!;
  }

  #child(node: number, side: number, depth: number): number {
    const known = this.#children[4 * node + side]!;
    if (known > 0) return known;
    const made = this.#node(depth);
    this.#children[4 * node + side] = made;
    return made;
  }

  #grow(): void {
    const twice = <T extends Float64Array | Int32Array | Uint8Array>(old: T): T => {
      const larger = new (old.constructor as new (length: number) => T)(old.length * 2);
      larger.set(old);
      return larger;
    };
    this.#children = twice(this.#children);
    this.#count = twice(this.#count);
    this.#x = twice(this.#x);
    this.#y = twice(this.#y);
    this.#point = twice(this.#point);
    this.#depth = twice(this.#depth);
  }
}
