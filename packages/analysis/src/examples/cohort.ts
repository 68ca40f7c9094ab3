import { toCsv, type Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const arms = ['标准治疗', '联合治疗'] as const;
const perArm = 60;
/** Months. */
const followedFor = 48;

/**
 * A trial of 120 patients: the hazard under the second treatment is about half, age raises it by 3 % a year, and a
 * fifth is censored early.
 */
export function simulateCohort(): Example {
  const draws = randomDraws(20_261_123);
  const exponential = (rate: number) => -Math.log(Math.max(1e-12, draws.uniform())) / rate;
  const rows = arms.flatMap((arm, k) =>
    Array.from({ length: perArm }, (_, i) => {
      const age = Math.round(Math.min(82, Math.max(35, draws.normal(60, 9))));
      const due = exponential(0.045 * (k === 1 ? 0.5 : 1) * 1.03 ** (age - 60));
      const lost = draws.uniform() < 0.2 ? draws.uniform() * followedFor : followedFor;
      const time = Math.min(due, lost);
      return [
        `P${String(k * perArm + i + 1).padStart(3, '0')}`,
        arm,
        age,
        draws.uniform() < 0.5 ? '女' : '男',
        Math.max(0.1, Math.round(time * 10) / 10),
        due <= lost ? 1 : 0,
      ];
    }),
  );
  return {
    id: 'cohort',
    title: '模拟数据：随访队列',
    description: `计算机模拟的数据，不是实测结果。两种治疗各 ${perArm} 人，随访 ${followedFor} 个月；联合治疗的风险约为标准治疗的一半。`,
    files: {
      records: { name: '模拟_随访队列.csv', csv: toCsv(['编号', '治疗', '年龄', '性别', '时间', '事件'], rows) },
    },
    truth: [],
  };
}
