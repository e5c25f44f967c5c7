import { expect, it } from 'vitest';
import { pulseResultsMail } from '#/lib/domain/pulses/mails/pulse-results.email.ts';

const nothing = { locale: null, score: null, average: null, enps: null, trend: null, isTrendClear: false };
const workload = {
  ...nothing,
  text: 'My workload is reasonable.',
  score: 57,
  average: 3.3,
  trend: -12,
  isTrendClear: true,
};
const content = {
  locale: 'en',
  firstName: 'Ada',
  pulseId: 7,
  roundId: 40,
  pulseName: 'Workload',
  responsesCount: 20,
  membersCount: 24,
  minimumGroupSize: 5,
  isShown: true,
  questions: [],
  unsubscribeToken: 'uns_1',
} as const;

it('the email links to its round, and names the best, the lowest and the eNPS', () => {
  const { text } = pulseResultsMail({
    ...content,
    questions: [
      workload,
      { ...nothing, text: 'Do you know what is expected?', average: 80, trend: 2 },
      { ...nothing, text: 'What should we change?' },
      { ...nothing, text: 'Would you recommend us?', score: 62, average: 6.2, enps: -20 },
    ],
  });
  expect(text).toContain('/digitalPulse?tab=result&pulse=7&round=40');
  expect(text).toContain('Best: “Do you know what is expected?” 80%.');
  expect(text).toContain('Lowest: “My workload is reasonable” 57, down 12.');
  expect(text).toContain('eNPS −20.');
});

it('the email says which language a question is in if it isn’t the reader’s', () => {
  const { html, text } = pulseResultsMail({
    ...content,
    questions: [
      { ...workload, locale: 'en' },
      { ...nothing, text: 'Genug Zeit & Ruhe.', locale: 'de', score: 80, average: 4.2 },
    ],
  });
  expect(html).toContain('Best: “<span lang="de">Genug Zeit &#38; Ruhe</span>” 80.');
  expect(html).toContain('Lowest: “My workload is reasonable” 57, down 12.');
  expect(text).toContain('Best: “Genug Zeit & Ruhe” 80.');
});

it('the email doesn’t compare a result with itself, and says nothing if nothing may be read', () => {
  expect(pulseResultsMail({ ...content, questions: [workload] }).text).not.toMatch(/Best|Lowest|eNPS/);
  expect(pulseResultsMail(content).text).not.toMatch(/Best|Lowest|eNPS/);
});
