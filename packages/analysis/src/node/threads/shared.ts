/** A copy with every typed array in shared memory, made once for any number of threads. */
export function shared<Value>(value: Value): Value {
  return copyOf(value) as Value;
}

function copyOf(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return inShared(value as Float64Array);
  if (Array.isArray(value)) return typeof value[0] === 'object' ? value.map(copyOf) : value;
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copyOf(one)]));
  }
  return value;
}

/** A view is copied by its own range only, not the whole buffer. */
function inShared(values: Float64Array): Float64Array {
  if (values.buffer instanceof SharedArrayBuffer) return values;
  const Kind = values.constructor as Float64ArrayConstructor;
  const copy = new Kind(new SharedArrayBuffer(values.byteLength));
  copy.set(values);
  return copy;
}
