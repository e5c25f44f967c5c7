'use client';

import { useQuery } from '@tanstack/react-query';
import { SectionState } from '#/components/profile/section-state.tsx';
import { Card } from '#/components/ui/card.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getMembershipContract } from '#/lib/domain/profile/contract.ts';

/** What there is to say about the company's membership, for Administrators. */
export function MembershipSection() {
  const query = useQuery({
    queryKey: queryKey(getMembershipContract, {}),
    queryFn: ({ signal }) => call(getMembershipContract, {}, signal),
  });
  return (
    <SectionState query={query} failure="wrong getting info membership">
      {({ text }) => (
        <Card title="Membership">
          <ul className="flex flex-col gap-3">
            {text.map((line) => (
              <li key={line} className="wrap-anywhere border-line border-b pb-3 last:border-b-0 last:pb-0">
                {line}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </SectionState>
  );
}
