/**
 * Moves labels apart so that neighbours keep `gap` pixels, as close to their wanted heights as the space from `top` to
 * `bottom` allows. Returns them in the order of the input.
 * @example spreadLabels([50, 52], 16, 0, 100) // [43, 59]
 */
export function spreadLabels(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  // Blocks of touching labels, each around the mean of the heights its labels want.
  const blocks: { members: number[]; start: number }[] = [];
  for (const at of order) {
    let block = place([at]);
    for (
      let above = blocks.at(-1);
      above && above.start + above.members.length * gap > block.start;
      above = blocks.at(-1)
    ) {
      blocks.pop();
      block = place([...above.members, ...block.members]);
    }
    blocks.push(block);
  }
  const result = [...heights];
  for (const { members, start } of blocks) {
    for (const [index, at] of members.entries()) result[at] = start + index * gap;
  }
  return result;

  function place(members: number[]) {
    const ideal = members.reduce((sum, at, index) => sum + (heights[at] ?? 0) - index * gap, 0) / members.length;
    return { members, start: Math.max(top, Math.min(ideal, bottom - (members.length - 1) * gap)) };
  }
}
