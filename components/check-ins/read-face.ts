import type { Questions } from '#/components/check-ins/answers-state.ts';

type Asked = Pick<Questions, 'isApplicable' | 'emotionQuestion'>;

/**
 * The feeling that a link of the mail brings along in its fragment; undefined for anything else. Nothing is sent by it.
 * @example readFace('#a=3', questions) // 3
 */
export function readFace(fragment: string, { isApplicable, emotionQuestion }: Asked): number | undefined {
  const id = Number(/^#a=(\d{1,2})$/.exec(fragment)?.[1]);
  return isApplicable.emotions ? emotionQuestion.options.find((option) => option.id === id)?.id : undefined;
}
