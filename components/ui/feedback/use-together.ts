'use client';

import { useState } from 'react';

type Answers<All extends readonly unknown[]> = {
  readonly [At in keyof All]: { data: All[At] | undefined; isPlaceholderData: boolean };
};
type Data<All extends readonly unknown[]> = { readonly [At in keyof All]: All[At] | undefined };

/**
 * The data of several answers that speak of the same thing in one place. While one of them is of an earlier question,
 * the others wait for it: all stay as they were.
 */
export function useTogether<const All extends readonly unknown[]>(answers: Answers<All>) {
  const data = answers.map((answer) => answer.data) as unknown as Data<All>;
  const isStale = answers.some(({ isPlaceholderData }) => isPlaceholderData);
  const [last, setLast] = useState(data);
  if (!isStale && data.some((value, at) => value !== last[at])) setLast(data);
  return { data: isStale ? last : data, isStale };
}
