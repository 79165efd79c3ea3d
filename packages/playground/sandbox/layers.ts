import * as layers from "@craftjs/layers";

// Its dependencies are already loaded: the build takes its React and @craftjs/core from the same object.
(window as unknown as { livePackages: Record<string, unknown> }).livePackages["@craftjs/layers"] = layers;
