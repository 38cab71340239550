import { mount } from "svelte";
import App from "./app.svelte";
import "./fonts.css";
import "./tokens.css";

mount(App, { target: document.body });
