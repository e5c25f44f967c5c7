import { describe, expect, it } from 'vitest';
import { followReport, type Report } from '#/components/reports/follow-report.ts';
import { ApiError } from '#/lib/api/call.ts';
import { reportStates } from '#/lib/domain/reports/constants.ts';

const begun: Report = {
  id: '0199aa00-0000-7000-8000-000000000001',
  flag: 'download',
  status: 'waiting',
  doneCount: 0,
  totalCount: 2,
  buffer: null,
  fileName: null,
  message: 'Creating your report.',
};
const working: Report = { ...begun, status: 'working', doneCount: 1 };
const done: Report = { ...begun, status: 'done', doneCount: 2, buffer: 'JVBERg==', fileName: 'report.pdf' };
const unreachable = new ApiError(0, {});

/**
 * Follows a report through these answers, of which the last one repeats; returns the progress and the number of
 * requests.
 */
function following(first: Report | Error, answers: (Report | Error)[]) {
  const progress: number[] = [];
  let begun = 0;
  let requestCount = 0;
  const end = followReport({
    begin: async () => {
      begun++;
      if (first instanceof Error) throw first;
      return first;
    },
    fetchAgain: async () => {
      const answer = answers[Math.min(requestCount, answers.length - 1)];
      requestCount++;
      if (answer instanceof Error || !answer) throw answer;
      return answer;
    },
    onProgress: ({ doneCount }) => progress.push(doneCount),
    isDownload: first instanceof Error || first.flag === 'download',
    pause: async () => undefined,
  });
  return { end, progress, begun: () => begun, requests: () => requestCount };
}

describe('a report that is followed', () => {
  it('is requested until it’s done, and each step is shown', async () => {
    const { end, progress } = following(begun, [begun, working, done]);
    expect(await end).toEqual(done);
    expect(progress).toEqual([0, 0, 1]);
  });

  it('that is done immediately isn’t requested again', async () => {
    const { end, requests } = following(done, [new Error('asked')]);
    expect(await end).toEqual(done);
    expect(requests()).toBe(0);
  });

  it('survives a broken connection and a restarted server', async () => {
    const { end } = following(begun, [unreachable, new ApiError(503, {}), working, unreachable, done]);
    expect(await end).toEqual(done);
  });

  it('is started again if the answer is lost, three times', async () => {
    const { end, begun, requests } = following(unreachable, [done]);
    await expect(end).rejects.toBe(unreachable);
    expect([begun(), requests()]).toEqual([3, 0]);
  });

  it('ends if nothing answers for long', async () => {
    const { end, requests } = following(begun, [unreachable]);
    await expect(end).rejects.toBe(unreachable);
    expect(requests()).toBe(40);
  });

  it('ends immediately if the server refuses', async () => {
    const refusal = new ApiError(404, { message: 'Not found' });
    const { end, requests } = following(begun, [refusal, done]);
    await expect(end).rejects.toBe(refusal);
    expect(requests()).toBe(1);
  });

  it.each([
    ['failed', { ...done, status: 'failed', buffer: null, message: reportStates.failed }],
    ['gone', { ...done, buffer: null, message: reportStates.done }],
  ] as const)('that is %s says so in the server’s words', async (_, last) => {
    await expect(following(begun, [last]).end).rejects.toThrow(last.message);
  });

  it('that was sent has no file', async () => {
    const sentReport: Report = { ...done, flag: 'send', buffer: null };
    expect(await following({ ...begun, flag: 'send' }, [sentReport]).end).toEqual(sentReport);
  });
});
