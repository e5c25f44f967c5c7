'use client';

import { StoppedPage, type StoppedProps } from '#/components/frame/pages/stopped-page.tsx';

export default function ErrorPage(props: StoppedProps) {
  return <StoppedPage {...props} />;
}
