import { Element, useEditor } from '@craftjs/core';
import { Column } from './blocks/columns';
import { Note } from './blocks/note';

/** Blocks to drag onto the page. */
export const Toolbox = () => {
  const { connectors } = useEditor();
  return (
    <p className="toolbox">
      Drag onto the page:
      <span
        ref={(dom) => {
          if (dom) connectors.create(dom, <Note text="A new note" />);
        }}
      >
        Note
      </span>
      <span
        ref={(dom) => {
          if (dom) connectors.create(dom, <Element is={Column} canvas />);
        }}
      >
        Column
      </span>
    </p>
  );
};
