import NextAuth from 'next-auth';
import { handle } from '#/lib/api/handle.ts';
import { nextAuthGetContract, nextAuthPostContract } from '#/lib/domain/accounts/contract.ts';
import { nextAuthOptions } from '#/lib/domain/accounts/next-auth.ts';

export const GET = handle(nextAuthGetContract, ({ ctx, request, params }) =>
  NextAuth(request, { params }, nextAuthOptions(ctx)),
);
export const POST = handle(nextAuthPostContract, ({ ctx, request, params }) =>
  NextAuth(request, { params }, nextAuthOptions(ctx)),
);
