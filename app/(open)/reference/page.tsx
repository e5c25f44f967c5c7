import type { Metadata } from 'next';
import { GuideScreen } from '#/components/reference/guide-screen.tsx';
import { getGuide } from '#/lib/domain/reference/reference.service.ts';

export const metadata: Metadata = { title: 'API reference' };

export default function ReferencePage() {
  return <GuideScreen {...getGuide()} />;
}
