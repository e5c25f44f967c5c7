import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { handle } from '#/lib/api/handle.ts';
import { nextAuthOptions } from '#/lib/domain/accounts/next-auth.ts';
import { nextAuthCredentialsContract } from '#/lib/domain/accounts/providers-contract.ts';

export const POST = handle(nextAuthCredentialsContract, ({ ctx, request, body }) =>
  NextAuth(
    new NextRequest(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(body) }),
    { params: { nextauth: ['callback', 'credentials'] } },
    nextAuthOptions(ctx),
  ),
);
