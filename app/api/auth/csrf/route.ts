import NextAuth from 'next-auth';
import { handle } from '#/lib/api/handle.ts';
import { nextAuthOptions } from '#/lib/domain/accounts/next-auth.ts';
import { getCsrfTokenContract } from '#/lib/domain/accounts/providers-contract.ts';

export const GET = handle(getCsrfTokenContract, ({ ctx, request }) =>
  NextAuth(request, { params: { nextauth: ['csrf'] } }, nextAuthOptions(ctx)),
);
