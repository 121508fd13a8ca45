// Reads one answer away from the event loop, and ends. How long it may take and how much memory is for whoever started it.
import { parentPort, workerData } from 'node:worker_threads';
import { readFeed } from './read-feed.ts';

export type ReadJob = { bytes: Uint8Array; address: string; contentType: string };

const { bytes, address, contentType } = workerData as ReadJob;
parentPort?.postMessage(readFeed(bytes, address, contentType));
