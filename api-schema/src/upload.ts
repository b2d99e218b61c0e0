import type { AppSession } from './app-session.ts';
import type { components } from './openapi.gen.ts';

export interface UploadProgress {
  /** How much was sent, from 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Ends the sending. */
  signal: AbortSignal;
}

/** Sends a file and resolves to the name it was stored under. */
export async function uploadFile(
  session: Pick<AppSession, 'clientSentBy'>,
  file: File,
  object: components['schemas']['FileObject'],
  { onProgress, signal }: UploadProgress,
): Promise<string> {
  const { data } = await session.clientSentBy(sendWithProgress(onProgress)).POST('/files', {
    // The document describes the file as text, which is what the generated type asks for.
    body: { file: file as unknown as string, object },
    bodySerializer: (body) => {
      const form = new FormData();
      form.append('file', body.file as unknown as Blob);
      form.append('object', body.object);
      return form;
    },
    signal,
  });
  return data!.content.fileName;
}

/** Sends by XMLHttpRequest: `fetch` does not say how much of a body is on its way. */
const sendWithProgress =
  (onProgress: (fraction: number) => void) =>
  async (request: Request): Promise<Response> => {
    // The type, with its boundary, goes with the headers.
    const body = await request.arrayBuffer();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.responseType = 'blob';
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.onprogress = ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      };
      call.onload = () =>
        resolve(new Response(call.response, { status: call.status, headers: headersOf(call) }));
      call.onerror = () => reject(new TypeError('The server cannot be reached'));
      call.onabort = () => reject(request.signal.reason);
      if (request.signal.aborted) return reject(request.signal.reason);
      request.signal.addEventListener('abort', () => call.abort(), { once: true });
      call.send(body);
    });
  };

function headersOf(call: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1).trim());
  }
  return headers;
}
