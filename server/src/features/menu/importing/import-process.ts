import { serveJobs } from '../../../plumbing/background/serve-jobs.ts';
import { planList, type ListJob } from './plan-list.ts';

serveJobs(async (job: ListJob) => planList(job));
