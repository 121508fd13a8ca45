// Reads the text in pictures, in this browser: pictures go to a worker of this page and nowhere
// else. The worker, its WebAssembly and its language data are files of our own origin, fetched when
// a person asks for them. Speaks the worker's messages itself: the package's own client fetches
// from elsewhere by default, cannot show how much of the language data has come, and fails when it
// is given that data.
import languageUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import workerUrl from 'tesseract.js/dist/worker.min.js?url';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';

export type TextReader = {
  /** `onProgress` gets 0 to 1. */
  read: (picture: Blob, onProgress: (share: number) => void) => Promise<string>;
  close: () => void;
};

type Reply = { jobId: string; status: 'resolve' | 'reject' | 'progress'; data: unknown };
type Job = {
  resolve: (data: unknown) => void;
  reject: (reason: Error) => void;
  onProgress?: (share: number) => void;
};

/** Tesseract's own neural reader, without the older engine. */
const NEURAL_ENGINE = 1;

export async function openTextReader(
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<TextReader> {
  const language = await fetchBytes(languageUrl, onProgress, signal);
  const worker = new Worker(workerUrl);
  signal.addEventListener('abort', close, { once: true });
  const jobs = new Map<string, Job>();
  let count = 0;

  worker.onmessage = ({ data: { jobId, status, data } }: MessageEvent<Reply>) => {
    const job = jobs.get(jobId);
    if (status === 'progress') return job?.onProgress?.((data as { progress: number }).progress);
    jobs.delete(jobId);
    if (status === 'resolve') job?.resolve(data);
    else job?.reject(new Error(String(data)));
  };
  worker.onerror = () => failAll(new Error('The reader stopped.'));

  function failAll(reason: Error) {
    for (const job of jobs.values()) job.reject(reason);
    jobs.clear();
  }
  function close() {
    worker.terminate();
    failAll(new DOMException('Stopped', 'AbortError') as Error);
  }
  function run(action: string, payload: object, onProgress?: Job['onProgress']): Promise<unknown> {
    const jobId = String(count++);
    return new Promise((resolve, reject) => {
      jobs.set(jobId, { resolve, reject, onProgress });
      worker.postMessage({ workerId: 'reader', jobId, action, payload });
    });
  }

  await run('load', {
    options: { lstmOnly: true, corePath: new URL(coreUrl, location.href).href },
  });
  await run('loadLanguage', {
    langs: [{ code: 'eng', data: language }],
    options: { cacheMethod: 'none' },
  });
  await run('initialize', { langs: 'eng', oem: NEURAL_ENGINE, config: {} });
  // Otherwise it writes remarks about each picture to the console.
  await run('setParameters', { params: { debug_file: '/dev/null' } });
  return {
    read: async (picture, onProgress) => {
      const image = new Uint8Array(await picture.arrayBuffer());
      const result = await run(
        'recognize',
        { image, options: { rotateAuto: true }, output: { text: true } },
        onProgress,
      );
      return (result as { text: string }).text;
    },
    close,
  };
}

async function fetchBytes(
  url: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`${response.status}`);
  const total = Number(response.headers.get('Content-Length')) || 0;
  const chunks: Uint8Array[] = [];
  let received = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    received += value.length;
    onProgress(total > 0 ? Math.min(1, received / total) : 0);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}
