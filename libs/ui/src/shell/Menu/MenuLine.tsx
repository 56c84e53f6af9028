import type { JSX } from 'react';
import { NavLink } from '../NavLink';
import type { MenuLink } from './MenuEntry';
import { findMenuIcon } from './menuIcons';
import { readableColours } from './readableColours';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './Menu.module.css';

export function MenuLine({ line }: { line: MenuLink }): JSX.Element {
  const icon = findMenuIcon(line.icon);
  const colours = readableColours(line.styles);
  return (
    <NavLink item={line} {...(colours ? { style: colours, className: styles['coloured'] ?? '' } : {})}>
      {icon ? <MenuIcon path={icon} /> : null}
      {line.name}
    </NavLink>
  );
}

function MenuIcon({ path }: { path: string }): JSX.Element {
  return (
    <LineIcon box={24} size={20} round>
      <path d={path} />
    </LineIcon>
  );
}
