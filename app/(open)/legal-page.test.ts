import { afterEach, expect, it, vi } from 'vitest';
import { LegalPage } from '#/app/(open)/legal-page.tsx';
import { resetSingletons } from '#/e2e/support/product/reset-singletons.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  resetSingletons(['env']);
});

it('an operator’s own URL replaces the page', async () => {
  vi.stubEnv('TERMS_URL', 'https://operator.example/terms');
  resetSingletons(['env']);
  await expect(LegalPage({ page: 'terms' })).rejects.toMatchObject({
    digest: expect.stringContaining(';https://operator.example/terms;'),
  });
});
