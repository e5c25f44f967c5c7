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

/** What the server answers, one after the other, the last of it for ever; and what was shown and how often it was asked. */
function following(first: Report | Error, answers: (Report | Error)[]) {
  const shown: number[] = [];
  let begun = 0;
  let asked = 0;
  const end = followReport({
    begin: async () => {
      begun++;
      if (first instanceof Error) throw first;
      return first;
    },
    fetchAgain: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked++;
      if (answer instanceof Error || !answer) throw answer;
      return answer;
    },
    onProgress: ({ doneCount }) => shown.push(doneCount),
    isDownload: first instanceof Error || first.flag === 'download',
    pause: async () => undefined,
  });
  return { end, shown, begun: () => begun, asked: () => asked };
}

describe('a report that is followed', () => {
  it('is asked for until it is done, and each step is shown', async () => {
    const { end, shown } = following(begun, [begun, working, done]);
    expect(await end).toEqual(done);
    expect(shown).toEqual([0, 0, 1]);
  });

  it('that is done at once is not asked for again', async () => {
    const { end, asked } = following(done, [new Error('asked')]);
    expect(await end).toEqual(done);
    expect(asked()).toBe(0);
  });

  it('goes on over a connection that breaks and a server that restarts', async () => {
    const { end } = following(begun, [unreachable, new ApiError(503, {}), working, unreachable, done]);
    expect(await end).toEqual(done);
  });

  it('is begun again when the answer is lost, three times', async () => {
    const { end, begun, asked } = following(unreachable, [done]);
    await expect(end).rejects.toBe(unreachable);
    expect([begun(), asked()]).toEqual([3, 0]);
  });

  it('ends when nobody answers for long', async () => {
    const { end, asked } = following(begun, [unreachable]);
    await expect(end).rejects.toBe(unreachable);
    expect(asked()).toBe(40);
  });

  it('ends at once when the server refuses', async () => {
    const refusal = new ApiError(404, { message: 'Not found' });
    const { end, asked } = following(begun, [refusal, done]);
    await expect(end).rejects.toBe(refusal);
    expect(asked()).toBe(1);
  });

  it.each([
    ['failed', { ...done, status: 'failed', buffer: null, message: reportStates.failed }],
    ['gone', { ...done, buffer: null, message: reportStates.done }],
  ] as const)('that is %s says so in the words of the server', async (_, last) => {
    await expect(following(begun, [last]).end).rejects.toThrow(last.message);
  });

  it('that was sent has no file', async () => {
    const sent: Report = { ...done, flag: 'send', buffer: null };
    expect(await following({ ...begun, flag: 'send' }, [sent]).end).toEqual(sent);
  });
});
