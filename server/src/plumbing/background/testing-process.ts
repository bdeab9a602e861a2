import { AppError } from '../http/app-error.ts';
import { serveJobs } from './serve-jobs.ts';

export type TestJob = 'answer' | 'hang' | 'refuse' | 'fail' | 'end';

/** Does what its jobs say, for the tests of the server's side. */
serveJobs(async (job: TestJob): Promise<Buffer> => {
  if (job === 'refuse') {
    throw new AppError('dish_limit_exceeded', { limit: 300 }, [
      { field: 'rows', code: 'required' },
    ]);
  }
  if (job === 'fail') throw new Error('it is broken');
  if (job === 'end') process.kill(process.pid, 'SIGKILL');
  if (job === 'answer') return Buffer.from('done');
  return new Promise(() => {});
});
