import { type Example, example } from '#/lib/api/endpoint.ts';
import { exportActivityContract, listActivityContract } from '#/lib/domain/audit/audit.contract.ts';

export const activityExamples: readonly Example[] = [
  example(listActivityContract, {
    query: { kind: 'structure', person: 'helen' },
    answer: {
      entries: [
        {
          id: '4187',
          at: '2026-11-20T10:54:13.101Z',
          who: 'Helen Ashworth',
          role: 'Administrator',
          kind: 'structure',
          text: 'renamed the team Mobile (before: Mobile App)',
        },
        {
          id: '4102',
          at: '2026-11-18T15:20:47.930Z',
          who: 'Helen Ashworth',
          role: 'Administrator',
          kind: 'structure',
          text: 'created the department Customers',
        },
      ],
      next: '4102',
    },
  }),
  example(exportActivityContract, {
    query: { month: '2026-11' },
    answer: 'at,who,role,kind,action,text,result,subject,requestId\r\n',
  }),
];
