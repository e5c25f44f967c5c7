#!/usr/bin/env node
// Prisma's CLI needs a native schema engine that its installer downloads. This program speaks the engine's JSON-RPC
// over stdio, and uses its WebAssembly build, which a registry package contains, with the pg driver.
import fs from 'node:fs';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as wasmBindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

const argv = process.argv.slice(2);
const option = (name) => argv.flatMap((value, i) => (value === name ? [argv[i + 1]] : []));
const datasource = JSON.parse(option('--datasource')[0] ?? '{}');
const address = new URL(datasource.url ?? process.env.DATABASE_URL ?? 'postgresql://');
// Not a connection string: it would override `database` in pg, and the shadow database would be the real one.
const connection = {
  host: address.hostname,
  port: Number(address.port || 5432),
  user: decodeURIComponent(address.username),
  password: decodeURIComponent(address.password),
  database: decodeURIComponent(address.pathname.slice(1)),
  max: 1,
};

function sayVersion() {
  const { devDependencies } = JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  console.log(`schema-engine-wasm ${devDependencies['@prisma/schema-engine-wasm']}`);
}

async function withClient(database, work) {
  const client = new pg.Client({ ...connection, database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const UNKNOWN_DATABASE = '3D000';

async function runCliCommand(command) {
  const name = `"${connection.database.replaceAll('"', '""')}"`;
  const commands = {
    'can-connect-to-database': () => withClient(connection.database, () => undefined),
    'create-database': () =>
      withClient('postgres', (client) =>
        client.query(`CREATE DATABASE ${name}`).catch((error) => {
          if (error.code !== '42P04') throw error;
        }),
      ),
    'drop-database': () =>
      withClient('postgres', (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
  try {
    await commands[command]();
    process.exit(0);
  } catch (error) {
    const error_code = error.code === UNKNOWN_DATABASE ? 'P1003' : 'P1001';
    const fields = { is_panic: false, error_code, message: error.message, meta: null };
    // The CLI takes the first line for a greeting.
    for (const line of [{ level: 'INFO' }, { level: 'ERROR', target: 'schema_engine::logger', fields }])
      console.error(JSON.stringify(line));
    process.exit(1);
  }
}

/** The adapter reports columns of type "char" (OID 18) in a form the engine refuses, so we report them as Character. */
const OID_CHAR = 18;
const OID_TEXT = 25;
const ENGINE_CHARACTER = 6;
let charColumns = [];

function patchDriver() {
  const addFields = pg.Result.prototype.addFields;
  pg.Result.prototype.addFields = function (fields) {
    charColumns = [];
    fields.forEach((field, i) => {
      if (field.dataTypeID !== OID_CHAR) return;
      field.dataTypeID = OID_TEXT;
      charColumns.push(i);
    });
    return addFields.call(this, fields);
  };
}

function withEngineFixes(adapter) {
  const queryRaw = adapter.queryRaw.bind(adapter);
  const startTransaction = adapter.startTransaction?.bind(adapter);
  adapter.queryRaw = async (query) => {
    charColumns = [];
    const result = await queryRaw(query);
    for (const i of charColumns) result.columnTypes[i] = ENGINE_CHARACTER;
    return result;
  };
  // The adapter splits scripts at every semicolon, even in comments and function bodies, but PostgreSQL needs whole
  // ones. Only an index that is built while others write must be a separate statement.
  adapter.executeScript = async (script) => {
    const statements = /\bCONCURRENTLY\b/.test(script) ? script.split(/;\s*$/m) : [script];
    for (const statement of statements) if (statement.trim()) await adapter.client.query(statement);
  };
  if (startTransaction) adapter.startTransaction = async (...args) => withEngineFixes(await startTransaction(...args));
  return adapter;
}

class EngineAdapterFactory extends PrismaPg {
  async connect() {
    return withEngineFixes(await super.connect());
  }

  // The adapter's own function drops the shadow database while its pool is still connected to it.
  async connectToShadowDb() {
    const database = `prisma_shadow_${crypto.randomUUID().replaceAll('-', '')}`;
    await withClient(connection.database, (client) => client.query(`CREATE DATABASE ${database}`));
    const adapter = withEngineFixes(await new PrismaPg({ ...connection, database }).connect());
    const dispose = adapter.dispose.bind(adapter);
    adapter.dispose = async () => {
      await dispose();
      await withClient(connection.database, (client) =>
        client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`),
      );
    };
    return adapter;
  }
}

async function startEngine() {
  const wasmFile = import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm');
  const wasm = await WebAssembly.instantiate(fs.readFileSync(fileURLToPath(wasmFile)), {
    './schema_engine_bg.js': wasmBindings,
  });
  wasmBindings.__wbg_set_wasm(wasm.instance.exports);
  wasm.instance.exports.__wbindgen_start?.();
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) };
  patchDriver();
  const models = option('--datamodels').map((file) => [file, fs.readFileSync(file, 'utf8')]);
  return wasmBindings.SchemaEngine.new(
    { datamodels: models.length > 0 ? models : undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(new EngineAdapterFactory(connection)),
  );
}

async function serve() {
  const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  let engine;
  async function answer(line) {
    const request = JSON.parse(line);
    if (!request.method) return; // the CLI's reply to our `print`
    try {
      engine ??= await startEngine();
      const method = request.method === 'getDatabaseVersion' ? 'version' : request.method;
      // It can only replay migrations while diagnosing them; the schema comparison uses the cached result.
      if (method === 'evaluateDataLoss') await engine.devDiagnostic(request.params);
      const result = await engine[method](request.params);
      if (result?.stdout) send({ id: -1, method: 'print', params: { content: result.stdout } });
      send({ id: request.id, result: result ?? null });
    } catch (error) {
      const data = { is_panic: false, message: error.message };
      send({ id: request.id, error: { code: 4466, message: error.message, data } });
    }
  }
  let queue = Promise.resolve();
  const lines = readline.createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    queue = queue.then(() => answer(line));
  });
  lines.on('close', () => void queue.then(() => process.exit(0)));
}

if (argv.includes('--version')) sayVersion();
else if (argv.includes('cli')) await runCliCommand(argv[argv.indexOf('cli') + 1]);
else await serve();
