const password = 'northlight-demo-2026';

/** One person per role in the demo company "Northlight"; the seed makes them, `npm start` prints them. */
export const demoAccounts = [
  { role: 'Administrator', email: 'admin@northlight.example', password },
  { role: 'Department Leader', email: 'department.leader@northlight.example', password },
  { role: 'Team Leader', email: 'team.leader@northlight.example', password },
  { role: 'Member', email: 'member@northlight.example', password },
];
