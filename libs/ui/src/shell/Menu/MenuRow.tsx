import type { JSX } from 'react';
import type { MenuEntry, MenuLink } from './MenuEntry';
import { MenuLine } from './MenuLine';
import styles from './Menu.module.css';

type MenuRowProps = {
  row: MenuEntry;
  /** Id of the row's checkbox, unique on the page. */
  id: string;
  /** Before the name of a group. */
  submenu: string;
  /** The group is open initially. */
  isOpen: boolean;
};

export function MenuRow({ row, id, submenu, isOpen }: MenuRowProps): JSX.Element {
  const { submenuItems: lines = [], name, href } = row;
  const shown = lines.filter(({ hide }) => !hide);
  if (shown.length === 0) return <MenuLine line={row} />;
  return (
    <>
      <input
        type="checkbox"
        id={id}
        className="srOnly"
        aria-label={`${submenu}: ${name}`}
        defaultChecked={isOpen}
      />
      {href ? <MenuLine line={row} /> : null}
      <label htmlFor={id}>{href ? null : name}</label>
      <ul>
        {shown.map((line) => (
          <li key={line.id} {...onlyOn(line)}>
            <MenuLine line={line} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** CSS hides it in the other layout. */
export function onlyOn({ showOnly }: MenuLink): { className?: string | undefined } {
  return showOnly ? { className: styles[showOnly] } : {};
}
