#!/usr/bin/env node
/**
 * Starts Firefox and passes on what Playwright says to it. Playwright sets the media features of every page, by a
 * command that Firefox 153 doesn't know yet; then it opens no page. The relay answers that command.
 */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket as Socket, WebSocketServer } from 'ws';

const unknown = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FIREFOX_PATH!, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => firefox.kill(signal));

createInterface(firefox.stderr).on('line', (line) => {
  const address = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line)?.[1];
  if (!address) return console.error(line);
  const relay = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${(relay.address() as AddressInfo).port}`);
  });
  relay.on('connection', (client, { url }) => {
    const browser = new Socket(address + url);
    const opened = new Promise((resolve) => browser.once('open', resolve));
    client.on('message', async (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text) as { id: number; method: string };
      await opened;
      if (method === unknown) client.send(JSON.stringify({ type: 'success', id, result: {} }));
      else browser.send(text);
    });
    browser.on('message', (data) => client.send(String(data)));
    browser.on('close', () => client.close());
    client.on('close', () => browser.close());
  });
});
