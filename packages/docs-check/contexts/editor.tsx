import { Editor, Element, Frame, type UserComponent, useEditor, useNode } from "@craftjs/core";

const Text: UserComponent<{ text?: string; align?: string }> = ({ text, align }) => {
  const { connect, drag } = useNode().connectors;
  return (
    <p ref={(dom) => void (dom && connect(drag(dom)))}>
      {text} {align}
    </p>
  );
};

const Run = () => {
  const { actions, query } = useEditor();

  const run = () => {
    const [id = ""] = query.node("ROOT").childNodes();
    /* the block */
    return [actions, query, id];
  };

  return (
    <button type="button" onClick={run}>
      Run
    </button>
  );
};

export const App = () => (
  <Editor resolver={{ Text }}>
    <Frame>
      <Element is="main" canvas>
        <Text text="First" />
        <Text text="Second" />
      </Element>
    </Frame>
    <Run />
  </Editor>
);
