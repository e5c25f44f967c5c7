/** A repeatable random stream: equal seeds and names give equal numbers on every machine. */
export interface Random {
  /** Returns a number, uniform in [0, 1). */
  next: () => number;
  /** Returns a uniform whole number, both ends included. */
  integer: (from: number, to: number) => number;
  /** Returns true with the given probability. */
  chance: (probability: number) => boolean;
  /** Returns a normally distributed number around `mean`. */
  normal: (mean: number, deviation: number) => number;
  /** Returns one of the entries, all equally likely. Throws RangeError for an empty list. */
  pick: <T>(list: readonly T[]) => T;
  /** Returns one of the entries, with a likelihood by weight. Throws RangeError if no weight is above 0. */
  pickWeighted<T>(list: readonly T[], weightOf: (entry: T) => number): T;
  /** Returns the entries in a new order. */
  shuffle: <T>(list: readonly T[]) => T[];
  /** Returns a separate stream that doesn't depend on how much of this one was used. */
  fork: (name: string) => Random;
}

/**
 * Returns the stream of a seed. Source: sfc32 of PractRand (Chris Doty-Humphrey, public domain), with its state derived
 * from the seed by cyrb128 (bryc, public domain).
 * @example createRandom(1).next() === createRandom(1).next() // true
 */
export function createRandom(seed: number, name = ''): Random {
  const next = sfc32(cyrb128(`${seed}/${name}`));
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    normal: (mean, deviation) => mean + deviation * standardNormal(next),
    pick: (list) => requireEntry(list[Math.floor(next() * list.length)]),
    pickWeighted: (list, weightOf) => pickWeighted(next, list, weightOf),
    shuffle: (list) => shuffle(integer, list),
    fork: (child) => createRandom(seed, `${name}/${child}`),
  };
}

function requireEntry<T>(entry: T | undefined): T {
  if (entry === undefined) throw new RangeError('Nothing to choose from');
  return entry;
}

/** Returns a random value of the standard normal distribution. Source: Box and Muller 1958. */
function standardNormal(next: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

function pickWeighted<T>(next: () => number, list: readonly T[], weightOf: (entry: T) => number): T {
  const likely = list.filter((entry) => weightOf(entry) > 0);
  let left = next() * likely.reduce((sum, entry) => sum + weightOf(entry), 0);
  const drawnEntry = likely.find((entry) => {
    left -= weightOf(entry);
    return left < 0;
  });
  return requireEntry(drawnEntry ?? likely.at(-1));
}

/** Returns a shuffled copy. Source: Fisher and Yates, as given by Durstenfeld 1964. */
function shuffle<T>(integer: (from: number, to: number) => number, list: readonly T[]): T[] {
  const rest = [...list];
  return list.map(() => requireEntry(rest.splice(integer(0, rest.length - 1), 1)[0]));
}

type State = [number, number, number, number];

function cyrb128(text: string): State {
  let [h1, h2, h3, h4]: State = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    h1 = h2 ^ Math.imul(h1 ^ code, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ code, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ code, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ code, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  h1 ^= h2 ^ h3 ^ h4;
  return [h1, h2 ^ h1, h3 ^ h1, h4 ^ h1];
}

function sfc32([first, second, third, fourth]: State): () => number {
  let [a, b, c, d] = [first | 0, second | 0, third | 0, fourth | 0];
  return () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 4_294_967_296;
  };
}
