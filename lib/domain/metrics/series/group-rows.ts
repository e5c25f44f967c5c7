/**
 * Sorts rows into lists by a key, keys in order of first appearance and rows in their own order.
 * @example groupRows([1, 2, 3], (n) => n % 2).get(1) // [1, 3]
 */
export function groupRows<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}
