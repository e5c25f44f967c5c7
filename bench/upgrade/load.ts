import { answerBody } from '#/bench/data/answer.ts';
import type { OpenCheckIn } from '#/bench/data/open-check-ins.ts';
import { quantile } from '#/bench/measure/statistics.ts';
import type { Balancer, Call } from '#/bench/upgrade/balancer.ts';

const READERS = 4;
const WRITERS = 4;

export interface Phase {
  name: string;
  seconds: number;
  calls: number;
  /** 5xx, and connections that broke. */
  failures: number;
  /** Calls whose status differed from before the upgrade. */
  changes: number;
  p99: number;
  longest: number;
}

/** Repeats calls, phase by phase, and records which answers were acknowledged. */
export class Load {
  readonly acknowledged: number[] = [];
  readonly phases: Phase[] = [];
  readonly firstFailures: string[] = [];
  readonly #balancer: Balancer;
  readonly #reads: Call[];
  readonly #checkIns: OpenCheckIn[];
  readonly #statuses = new Map<Call, number>();
  #times: number[] = [];
  #failures = 0;
  #changes = 0;
  #read = 0;
  #isOver = false;
  #running: Promise<unknown> = Promise.resolve();

  constructor(balancer: Balancer, reads: Call[], checkIns: OpenCheckIn[]) {
    this.#balancer = balancer;
    this.#reads = reads;
    this.#checkIns = checkIns;
  }

  /** Calls everything once to learn the expected statuses, and begins. */
  async start(): Promise<void> {
    for (const call of this.#reads) this.#statuses.set(call, (await this.#balancer.call(call)).status);
    this.#running = Promise.all([
      ...Array.from({ length: READERS }, () => this.#readOn()),
      ...Array.from({ length: WRITERS }, () => this.#writeOn()),
    ]);
  }

  /** Counts calls while the work is done, and until everything that reads has been called once more. */
  async during(name: string, work: () => Promise<unknown>): Promise<void> {
    const startedAt = performance.now();
    const first = this.#read;
    [this.#times, this.#failures, this.#changes] = [[], 0, 0];
    await work();
    while (this.#read < first + this.#reads.length && !this.#isOver) await this.#turn();
    const times = this.#times.toSorted((a, b) => a - b);
    this.phases.push({
      name,
      seconds: (performance.now() - startedAt) / 1000,
      calls: times.length,
      failures: this.#failures,
      changes: this.#changes,
      p99: quantile(times, 0.99),
      longest: times.at(-1) ?? 0,
    });
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  get readCount(): number {
    return this.#reads.length;
  }

  get readable(): number {
    return [...this.#statuses.values()].filter((status) => status === 200).length;
  }

  #turn = () => new Promise((resolve) => setImmediate(resolve));

  async #readOn(): Promise<void> {
    while (!this.#isOver) {
      const call = this.#reads[this.#read++ % this.#reads.length];
      if (call) await this.#measure(call, this.#statuses.get(call));
    }
  }

  async #writeOn(): Promise<void> {
    while (!this.#isOver) {
      const checkIn = this.#checkIns.pop();
      if (!checkIn) throw new Error('All check-ins are answered: ask for more with --answers.');
      const body = answerBody(checkIn);
      if (await this.#measure({ method: 'POST', path: '/api/survey/answers', body }, 200))
        this.acknowledged.push(checkIn.id);
    }
  }

  /** Returns whether the call succeeded. */
  async #measure(call: Call, expected: number | undefined): Promise<boolean> {
    const startedAt = performance.now();
    const { status, text } = await this.#balancer.call(call);
    this.#times.push(performance.now() - startedAt);
    const isFailure = status === 0 || status >= 500;
    if (isFailure) this.#failures++;
    else if (status !== expected) this.#changes++;
    if (isFailure || status !== expected)
      this.firstFailures.push(`${call.method} ${call.path}: ${expected} before, ${status} ${text.slice(0, 200)}`);
    return status === 200;
  }
}
