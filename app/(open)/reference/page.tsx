import type { Metadata } from 'next';
import { ReferenceScreen } from '#/components/reference/reference-screen.tsx';
import { endpoints } from '#/lib/api/registry.ts';

export const metadata: Metadata = { title: 'API reference' };

export default function ReferencePage() {
  const calls = endpoints().map(({ name, method, path, access, summary, mutates }) => ({
    name,
    method,
    path,
    access: typeof access === 'string' ? access : access.join(', '),
    summary,
    mutates: mutates === true,
  }));
  return <ReferenceScreen calls={calls} />;
}
