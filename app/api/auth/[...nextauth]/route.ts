import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { handle } from '#/lib/api/handle.ts';
import { nextAuthOptions } from '#/lib/domain/accounts/next-auth.ts';
import { nextAuthGetContract, nextAuthPostContract } from '#/lib/domain/accounts/providers-contract.ts';

export const GET = handle(nextAuthGetContract, ({ ctx, request, params }) =>
  NextAuth(request, { params }, nextAuthOptions(ctx)),
);
// The body has been read and found to be JSON: next-auth, which would fail on anything else, gets it anew.
export const POST = handle(nextAuthPostContract, ({ ctx, request, params, body }) =>
  NextAuth(
    new NextRequest(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(body) }),
    { params },
    nextAuthOptions(ctx),
  ),
);
