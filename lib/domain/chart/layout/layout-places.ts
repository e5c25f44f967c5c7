/** The place of every node. Nodes below a closed one have no width. */
export interface ChartPlaces {
  /** The card of each node. */
  x: Float32Array;
  y: Float32Array;
  w: Float32Array;
  h: Float32Array;
  /** The box of a node with all that is open below it; it begins at `left`, `top` and holds the boxes of its children. */
  left: Float32Array;
  top: Float32Array;
  width: Float32Array;
  height: Float32Array;
}

export function emptyPlaces(size: number): ChartPlaces {
  const array = () => new Float32Array(size);
  return {
    x: array(),
    y: array(),
    w: array(),
    h: array(),
    left: array(),
    top: array(),
    width: array(),
    height: array(),
  };
}
