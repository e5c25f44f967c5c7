import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  addDeviceContract,
  listDevicesContract,
  removeDeviceContract,
  renewDeviceContract,
  testDeviceContract,
} from '#/lib/domain/push/push.contract.ts';

const keys = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};

export const pushExamples: readonly Example[] = [
  example(listDevicesContract, {
    answer: {
      publicKey: 'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck1xsgYjpJYFiS-dKvCMSxCTqI',
      devices: [
        {
          id: 7,
          device: 'Chrome on Android',
          createdAt: '2026-11-28T09:00:00.000Z',
          print: 'ZOEm1wHmzRkNCeYCWF1mLJZCKLRsbxsLL6UoWgyvbHE',
          isOfThisSession: true,
        },
      ],
    },
  }),
  example(addDeviceContract, {
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/cYz3rT0aQm8', keys },
    answer: { id: 7 },
  }),
  example(renewDeviceContract, {
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ',
      keys,
      replaces: { endpoint: 'https://fcm.googleapis.com/fcm/send/cYz3rT0aQm8', auth: 'tBHItJI5svbpez7KI4CCXg' },
    },
  }),
  example(removeDeviceContract, { body: { id: 7 } }),
  example(testDeviceContract, { body: { id: 7 } }),
];
