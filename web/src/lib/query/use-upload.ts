import { useMutation, type MutationMeta } from '@tanstack/react-query';
import { useState } from 'react';

type SendFile<Reply> = (file: File, onProgress: (sent: number) => void) => Promise<Reply>;

export type Upload = {
  readonly send: (file: File) => void;
  /** 0 to 1 during an upload. */
  readonly progress: number | undefined;
};

type Failing = {
  readonly meta: MutationMeta;
  readonly onError: (error: Error) => void;
};

/** Sends one file at a time and reports the upload progress. */
export function useUpload<Reply>(
  send: SendFile<Reply>,
  onSuccess: (reply: Reply) => void,
  failing?: Failing,
): Upload {
  const [progress, setProgress] = useState(0);
  const mutation = useMutation({
    mutationFn: (file: File) => send(file, setProgress),
    onMutate: () => {
      setProgress(0);
    },
    onSuccess,
    ...failing,
  });
  return {
    send: (file) => {
      mutation.mutate(file);
    },
    progress: mutation.isPending ? progress : undefined,
  };
}
