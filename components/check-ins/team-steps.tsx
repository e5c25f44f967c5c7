import { AnonymousNote } from '#/components/check-ins/anonymous-note.tsx';
import { answerBlock, answerItem, clearItem, type Questions } from '#/components/check-ins/answers-state.ts';
import type { Draw } from '#/components/check-ins/draw.ts';
import { NumberScale } from '#/components/check-ins/number-scale.tsx';
import { RatingsBlock } from '#/components/check-ins/ratings-block.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { monthAnswerScale, normLevels } from '#/lib/domain/check-ins/constants.ts';

/** One of the team's norms, with what it means. */
export function normContent({ answers, change }: Draw, { normId, text, meaning }: Questions['normQuestions'][number]) {
  const isTouched = answers.touched.includes(`norms.${normId}`);
  return (
    <div className="flex flex-col gap-4">
      <p className="-mt-3 text-muted">{meaning}.</p>
      <RadioCards
        label={text}
        hideLabel
        options={normLevels}
        value={isTouched ? (answers.norms[normId] ?? null) : null}
        onChange={(value) => change(answerItem(answers, 'norms', normId, value))}
      />
    </div>
  );
}

/** Where the person worked. */
export function environmentContent({ questions, answers, change }: Draw) {
  return (
    <RadioCards
      label={questions.workEnvironmentQuestion}
      hideLabel
      options={questions.workEnvironmentOptions.map(({ id, label }) => ({ value: id, label }))}
      value={answers.touched.includes('workEnvironment') ? answers.workEnvironment : null}
      onChange={(workEnvironment) => change(answerBlock(answers, 'workEnvironment', { workEnvironment }))}
    />
  );
}

/** One of the month's questions, which are anonymous. */
export function monthContent(
  { answers, words, change }: Draw,
  { id, text, low, high }: Questions['monthquestions'][number],
) {
  const isTouched = answers.touched.includes(`monthQuestions.${id}`);
  return (
    <div className="flex flex-col gap-6">
      <AnonymousNote words={words} />
      <NumberScale
        label={text}
        {...monthAnswerScale}
        anchors={{ low, high }}
        value={isTouched ? (answers.monthQuestionsAnswers[id] ?? null) : null}
        onChange={(value) => change(answerItem(answers, 'monthQuestions', id, value))}
      />
    </div>
  );
}

/** The leader's ratings of the members. */
export function ratingsContent({ questions, answers, words, change }: Draw) {
  return (
    <RatingsBlock
      users={questions.team.users}
      values={answers.answers}
      words={words}
      onChange={(userId, value) =>
        change(
          value === undefined ? clearItem(answers, 'ratings', userId) : answerItem(answers, 'ratings', userId, value),
        )
      }
    />
  );
}
