'use client';

import { useState } from 'react';

type Answers<All extends readonly unknown[]> = {
  readonly [At in keyof All]: { data: All[At] | undefined; isPlaceholderData: boolean };
};
type Data<All extends readonly unknown[]> = { readonly [At in keyof All]: All[At] | undefined };

/**
 * Combines the data of several answers that are shown together. While one of them belongs to an earlier query, the
 * others wait for it: all stay as they were.
 */
export function useTogether<const All extends readonly unknown[]>(answers: Answers<All>) {
  const data = answers.map((answer) => answer.data) as unknown as Data<All>;
  const isStale = answers.some(({ isPlaceholderData }) => isPlaceholderData);
  const [last, setLast] = useState(data);
  if (!isStale && data.some((value, at) => value !== last[at])) setLast(data);
  return { data: isStale ? last : data, isStale };
}
