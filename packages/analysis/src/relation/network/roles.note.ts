import type { MethodOutput } from '../../model/index.ts';
import type { RoleLimits } from './roles.ts';

/** How the roles of nodes were told apart, of a network that was divided into modules. */
export const rolesNote = ({ pi, zi }: RoleLimits, facts: MethodOutput['facts']): string =>
  `节点的角色按模块内连接度 Zi 与参与系数 Pi（Guimerà 与 Amaral，2005，doi:10.1038/nature03288；连线不加权，标准差以 n − 1 计）划分：Zi > ${zi} 的枢纽 ${facts['hubs']} 个，Pi > ${pi} 的连接者 ${facts['connectors']} 个。`;
