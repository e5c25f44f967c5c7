import type { Questions } from '#/components/check-ins/answers-state.ts';

type FaceQuestions = Pick<Questions, 'isApplicable' | 'emotionQuestion'>;

/**
 * Returns the feeling that a link of the mail has in its fragment; undefined for anything else. Opening it sends
 * nothing.
 * @example readFace('#a=3', { isApplicable: { emotions: true }, emotionQuestion: { options: [{ id: 3 }] } }) // 3
 */
export function readFace(fragment: string, { isApplicable, emotionQuestion }: FaceQuestions): number | undefined {
  const id = Number(/^#a=(\d{1,2})$/.exec(fragment)?.[1]);
  return isApplicable.emotions ? emotionQuestion.options.find((option) => option.id === id)?.id : undefined;
}
