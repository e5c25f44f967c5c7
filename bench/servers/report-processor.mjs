// Preloaded into a server under test: reports the processor time that it has used, in microseconds.
process.on('message', (question) => {
  if (question !== 'processor') return;
  const { user, system } = process.cpuUsage();
  process.send(user + system);
});
