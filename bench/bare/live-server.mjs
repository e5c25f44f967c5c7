// The bare reference for live events: socket.io as the product sets it up, without sessions, rights and database.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { transports: ['websocket'], serveClient: false, maxHttpBufferSize: 4096 });
io.on('connection', (socket) => socket.join('everybody'));

process.on('message', (question) => {
  if (question !== 'emit') return;
  const startedAtMs = Number(process.hrtime.bigint()) / 1e6;
  io.to('everybody').emit('notification', { id: 1, role: 'Member' });
  process.send(startedAtMs);
});
for (const event of ['SIGTERM', 'disconnect']) process.on(event, () => process.exit(0));
http.listen(Number(process.env.PORT), '127.0.0.1', () => process.send('ready'));
