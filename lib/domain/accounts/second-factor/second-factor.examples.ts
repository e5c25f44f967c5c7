import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  confirmSecondFactorContract,
  disableSecondFactorContract,
  getSecondFactorContract,
  renewRecoveryCodesContract,
  setUpSecondFactorContract,
} from '#/lib/domain/accounts/second-factor/second-factor.contract.ts';

const password = 'calm-harbour-42';
const recoveryCodes = ['k7m2q-9xr4t', 'p3w8n-c5h6d', 'v9t4b-2jq7z'];

export const secondFactorExamples: readonly Example[] = [
  example(getSecondFactorContract, { answer: { isOn: true, recoveryCodesLeft: 8 } }),
  example(setUpSecondFactorContract, {
    body: { password },
    answer: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      qrCode: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAMQAAADEAQAAAADeVT…',
    },
  }),
  example(confirmSecondFactorContract, { body: { code: '492 039' }, answer: { recoveryCodes } }),
  example(renewRecoveryCodesContract, { body: { password, code: '118 502' }, answer: { recoveryCodes } }),
  example(disableSecondFactorContract, { body: { password } }),
];
