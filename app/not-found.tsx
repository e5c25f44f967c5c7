import type { Metadata } from 'next';
import { OpenFrame } from '#/app/open-frame.tsx';
import { MissingPage } from '#/components/frame/pages/missing-page.tsx';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <OpenFrame>
      <MissingPage />
    </OpenFrame>
  );
}
